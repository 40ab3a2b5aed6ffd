import {portOf} from '../lib/port';

const portFlag = /^(?:-p|--port)(?:=(.*))?$/;

/** What `npm run dev -- …` is asked: the port, and what is for Docusaurus. */
export function portAndRest(args: readonly string[], variable = '3000'): {port: number; rest: string[]} {
  const rest: string[] = [];
  let text = variable;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const found = portFlag.exec(arg);
    if (/^(?:-l|--locale)\b/.test(arg))
      throw new Error(`${arg} is not needed: npm run dev serves all languages. Expected --port, or an option of docusaurus start.`);
    if (!found) rest.push(arg);
    else {
      text = found[1] ?? args[at + 1] ?? '';
      if (found[1] === undefined) at += 1;
    }
  }
  return {port: portOf(text, 'The port'), rest};
}
