import type {Page} from '@playwright/test';

/** How many pixels of two pictures of the same size differ by more than a shade. The open page compares them. */
export async function differentPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!first || !second || first.length !== second.length) return Number.POSITIVE_INFINITY;
      let pixels = 0;
      for (let at = 0; at < first.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 32)) pixels += 1;
      return pixels;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
