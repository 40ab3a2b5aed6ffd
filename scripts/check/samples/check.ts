/** Where and why a sample is wrong; the line is counted from 1 within the sample. */
export type Fault = {line: number; message: string};

/** A real tool's opinion of a sample: undefined when it is fine. */
export type Check = (code: string) => Fault | undefined | Promise<Fault | undefined>;

export const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
