import {describe, expect, it} from 'vitest';
import {DamagedAddress, fromHash, longest, toHash} from './address';
import {plainHash} from './hash';

const layers = 'Hero card 320xhug fill=#ffffff auto=column gap=16\n  Title "한 글 + 100% & more" size=20 --as-h2\n'.repeat(6);

describe('a design in an address', () => {
  it('comes back as it was, with its target', async () => {
    expect(await fromHash(await toHash({layers, target: 'flutter'}))).toEqual({layers, target: 'flutter'});
    expect(await fromHash(await toHash({layers: ''}))).toEqual({layers: '', target: undefined});
  });

  it('is shorter than its text, and made of letters that no program breaks', async () => {
    const hash = await toHash({layers});
    expect(hash.length).toBeLessThan(layers.length);
    expect(hash).toMatch(/^#z=[\w-]+$/);
  });

  it('may be written plainly', async () => {
    expect(await fromHash(plainHash(layers))).toEqual({layers, target: undefined});
  });

  it('is not looked for in other hashes', async () => {
    expect(await fromHash('')).toBeUndefined();
    expect(await fromHash('#limits')).toBeUndefined();
  });

  it.each(['#z=', '#z=%%%', '#z=Zm9v', '#z=한글'])('says that %s is damaged', async (hash) => {
    await expect(fromHash(hash)).rejects.toThrow(DamagedAddress);
  });

  it('is damaged when it was cut or changed', async () => {
    const hash = await toHash({layers});
    await expect(fromHash(hash.slice(0, -9))).rejects.toThrow(DamagedAddress);
  });

  it('does not unfold into more than a design', async () => {
    const bomb = await toHash({layers: 'a'.repeat(400_000)});
    expect(bomb.length).toBeLessThan(2000);
    expect((await fromHash(bomb))?.layers).toHaveLength(400_000);
    const packed = Buffer.from(
      await new Response(new Blob(['a'.repeat(longest + 1)]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
    );
    await expect(fromHash(`#z=${packed.toString('base64url')}`)).rejects.toThrow(DamagedAddress);
  });
});
