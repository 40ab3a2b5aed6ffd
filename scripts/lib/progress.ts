import {styleText} from 'node:util';

export const bold = (text: string) => styleText('bold', text);

export const formatSeconds = (seconds: number) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** Prints what begins and, when it ends, how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  console.log(`\n${bold(`▸ ${name}`)}`);
  try {
    return await work();
  } finally {
    console.log(`  ${name}: ${formatSeconds((performance.now() - start) / 1000)}`);
  }
}
