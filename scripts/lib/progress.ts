import {styleText} from 'node:util';

export const bold = (text: string) => styleText('bold', text);

export const formatSeconds = (seconds: number) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** How long each step of this process took, in the order they ended. */
export const stepTimes: {name: string; seconds: number}[] = [];

/** Prints what begins and, when it ends, how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  console.log(`\n${bold(`▸ ${name}`)}`);
  try {
    return await work();
  } finally {
    const seconds = (performance.now() - start) / 1000;
    stepTimes.push({name, seconds});
    console.log(`  ${name}: ${formatSeconds(seconds)}`);
  }
}
