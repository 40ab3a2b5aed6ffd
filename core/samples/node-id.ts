/** 8 bits of actor, 24 bits of counter. */
export const perActor = 2 ** 24;
const softLimit = perActor - 1_000_000;

export function pack(actor: number, counter: number): number {
  if (!Number.isInteger(actor) || actor < 0 || actor > 255) throw new RangeError(`There is no actor ${actor}: 0 to 255.`);
  if (!Number.isInteger(counter) || counter < 0 || counter >= perActor) throw new RangeError(`Counter ${counter} does not fit 24 bits.`);
  // JavaScript shifts signed numbers; >>> 0 reads the same 32 bits as unsigned.
  return ((actor << 24) | counter) >>> 0;
}

export const actorOf = (id: number): number => id >>> 24;
export const counterOf = (id: number): number => id & (perActor - 1);
export const format = (id: number): string => `${actorOf(id)}:${counterOf(id)}`;

export function parse(text: string): number {
  const match = /^(\d{1,3}):(\d{1,8})$/.exec(text);
  if (!match) throw new Error(`"${text}" is not actor:node.`);
  return pack(Number(match[1]), Number(match[2]));
}

/** On the first connection: what was made offline, by actor 0, goes behind the last node of the real actor. */
export const adopt = (id: number, actor: number, next: number): number => (actorOf(id) === 0 ? pack(actor, next + counterOf(id)) : id);

/** Whether to take a new actor before minting `wanted` more ids. */
export const mustRotate = (next: number, wanted: number): boolean => next >= softLimit || next + wanted > perActor;
