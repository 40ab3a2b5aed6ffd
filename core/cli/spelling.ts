import type {CliArgument, CliOption, Command} from '../../data/cli/types';

/** `[dir]`, `<module>`, `[modules...]`. */
export function signatureOf({name, required, many}: CliArgument): string {
  const inside = many ? `${name}...` : name;
  return required ? `<${inside}>` : `[${inside}]`;
}

/** `-c, --config <path>`. */
export function spellingOf({name, short, value}: CliOption): string {
  return `${short ? `${short}, ` : ''}${name}${value ? ` <${value}>` : ''}`;
}

export function usageOf({name, arguments: parts}: Command): string {
  return ['designto', name, ...parts.map(signatureOf)].join(' ');
}
