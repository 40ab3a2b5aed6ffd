import {formatSeconds} from '../lib/progress';
import type {EngineName} from './engines';

export type Outcome = {
  status: 'passed' | 'failed' | 'skipped';
  seconds: number;
  /** Passed only when it was tried again. */
  flaky?: boolean;
  /** Why it failed, or cannot be asked. */
  reason?: string;
};

/** What one engine did, by behavior; without a version it was left out, and `leftOut` says why. */
export type EngineResult = {name: EngineName; version?: string; leftOut?: string; seconds: number; outcomes: Record<string, Outcome>};

const marks: Record<Outcome['status'], string> = {passed: '✓', failed: '✗', skipped: '–'};
const markOf = (outcome: Outcome | undefined) => (outcome?.flaky ? '✓ (2nd)' : outcome ? marks[outcome.status] : '');

/** The engines side by side, one row for each behavior; below it, why something is missing. */
export function engineTable(results: EngineResult[]): string {
  const heads = results.map(({name, version}) => version ?? `no ${name}`);
  const times = results.map(({seconds}) => formatSeconds(seconds));
  const widthOf = (at: number) => Math.max(...[heads, times].map((texts) => texts[at]?.length ?? 0));
  const cells = (texts: string[]) => texts.map((text, at) => text.padEnd(widthOf(at))).join('  ');
  const behaviors = [...new Set(results.flatMap(({outcomes}) => Object.keys(outcomes)))];
  const rows = behaviors.map((behavior) => `  ${cells(results.map(({outcomes}) => markOf(outcomes[behavior])))}  ${behavior}`);
  const reasons = results.flatMap(({name, leftOut, outcomes}) => [
    ...(leftOut ? [`  ${name} was left out: ${leftOut}`] : []),
    ...Object.entries(outcomes).flatMap(([behavior, {reason}]) => (reason ? [`  ${name}, "${behavior}": ${reason}`] : [])),
  ]);
  return ['The engines side by side', `  ${cells(heads)}`, ...rows, `  ${cells(times)}  in all`, ...reasons].join('\n');
}

/** For the closing line of `npm test`. An engine that was left out counts for nothing; the table shows it. */
export function countOutcomes(results: EngineResult[]): {passed: number; failed: number; skipped: number; flaky: number} {
  const all = results.flatMap(({outcomes}) => Object.values(outcomes));
  const count = (status: Outcome['status']) => all.filter((outcome) => outcome.status === status).length;
  return {passed: count('passed'), failed: count('failed'), skipped: count('skipped'), flaky: all.filter(({flaky}) => flaky).length};
}
