import {availableParallelism} from 'node:os';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {parentPort, Worker, workerData} from 'node:worker_threads';

type Share<Input, Shared> = {module: string; inputs: Input[]; shared: Shared};

/** Starting a thread takes as long as some dozen pages. */
const worthAThread = 24;

function inWorker<Input, Shared, Output>(share: Share<Input, Shared>): Promise<Output[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'worker.cjs'), {workerData: share});
    worker.once('message', resolve);
    worker.once('error', reject);
    // After a message it is too late to matter.
    worker.once('exit', (code) => reject(new Error(`${share.module}: its thread ended with code ${code} and without an answer.`)));
  });
}

/**
 * What `work` makes of each input, in their order: by one thread a processor where there is enough to do. `module` is the file that calls
 * `answerAsWorker` with the same `work`.
 */
export async function inWorkers<Input, Shared, Output>(
  module: string,
  work: (input: Input, shared: Shared) => Output,
  inputs: Input[],
  shared: Shared,
): Promise<Output[]> {
  const threads = Math.min(availableParallelism(), Math.floor(inputs.length / worthAThread));
  if (threads < 2) return inputs.map((input) => work(input, shared));
  // In turns: neighbors are often of one size.
  const shares = Array.from({length: threads}, (_, at) => inputs.filter((_input, index) => index % threads === at));
  const made = await Promise.all(shares.map((share) => inWorker<Input, Shared, Output>({module, inputs: share, shared})));
  return inputs.map((_input, index) => made[index % threads]?.[Math.floor(index / threads)] as Output);
}

/** The same in one thread, beside what this one does meanwhile. */
export async function inOneWorker<Input, Shared, Output>(
  module: string,
  work: (input: Input, shared: Shared) => Output,
  inputs: Input[],
  shared: Shared,
): Promise<Output[]> {
  if (inputs.length < worthAThread) return inputs.map((input) => work(input, shared));
  return inWorker<Input, Shared, Output>({module, inputs, shared});
}

async function answer<Input, Shared, Output>(work: (input: Input, shared: Shared) => Output): Promise<void> {
  const {inputs, shared} = workerData as Share<Input, Shared>;
  const made: Output[] = [];
  for (const input of inputs) {
    made.push(work(input, shared));
    // Between two turns of a thread, what native code has made for it is freed: two megabytes for each social card.
    await nextTurn();
  }
  parentPort?.postMessage(made);
}

/** For the module of the thread; does nothing where the module is only imported. */
export function answerAsWorker<Input, Shared, Output>(module: string, work: (input: Input, shared: Shared) => Output): void {
  if (workerData?.module === module) answer(work);
}
