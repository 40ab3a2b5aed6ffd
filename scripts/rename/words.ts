import {type Ending, endingOf} from '../check/lib/final-sound';
import {formAfter, particleForms} from '../check/rules/particles';

/** A product and the command that readers type: 'Acme Forge' and 'acme-forge'. */
export interface Names {
  readonly name: string;
  readonly command: string;
}

/** The spellings of a command in code: `designto`, `designto_path`, `DESIGNTO_TOKEN`. */
const snake = (command: string) => command.replaceAll('-', '_');
const constant = (command: string) => snake(command).toUpperCase();

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stays as it is: published addresses and accounts are decided in config/brand.ts, not by a name. */
export interface Kept {
  /** The scope segment of addresses, such as @designto-code. */
  readonly scope: string;
  /** Hosts of the owner's addresses. */
  readonly hosts: readonly string[];
}

/** "An Acme Forge project", "a Designto project". */
function article(written: string, next: string): string {
  const an = /^[aeio]/i.test(next);
  return (written.startsWith('A') ? 'A' : 'a') + (an ? 'n' : '');
}

/** How a Korean reader ends a name, when its spelling tells. */
export const soundOf = (name: string): Ending | undefined => endingOf(name);

export type Rename = (text: string) => {text: string; count: number};

/** Writes the new names for the old ones, with the articles before them and the Korean particles after them. */
export function renamer(from: Names, to: Names, kept: Kept, ending: Ending): Rename {
  const {name, command} = from;
  const hosts = kept.hosts.map(escape).join('|');
  const protectedWords = [
    `(?:@|%40)${quoted(kept.scope.slice(1))}`,
    `@${quoted(command)}/`,
    ...(hosts ? [`(?:[\\w-]+\\.)*(?:${hosts})(?:/[\\w./-]*)?`] : []),
  ].join('|');
  const spellings = [
    `(?<![A-Za-z0-9])(?<name>${quoted(name)})(?![a-z0-9])`,
    `(?<![A-Za-z])(?<constant>${constant(command)})(?=_)`,
    `(?<![A-Za-z0-9])(?<snake>${quoted(snake(command))})(?=_)`,
    // Kotlin packages and their folders.
    `(?<=[a-z]\\.|/java/[\\w/]*/)(?<inPackage>${quoted(snake(command))})(?=[./\\s])`,
    `(?<![A-Za-z0-9])(?<command>${quoted(command)})(?![A-Za-z0-9])`,
  ].join('|');
  const pattern = new RegExp(`(?<kept>${protectedWords})|(?:(?<![\\w-])(?<article>[Aa]n?)(?<gap> \`?))?(?:${spellings})`, 'g');
  const particle = new RegExp(`^(?<quote>\`?)(?:${particleForms})(?![\\p{L}(])`, 'u');

  return (text) => {
    let count = 0;
    let done = '';
    let at = 0;
    for (const match of text.matchAll(pattern)) {
      const groups = match.groups ?? {};
      if (groups.kept !== undefined) continue;
      count += 1;
      const next = groups.name
        ? to.name
        : groups.constant
          ? constant(to.command)
          : (groups.snake ?? groups.inPackage)
            ? snake(to.command)
            : to.command;
      done += text.slice(at, match.index) + (groups.article ? article(groups.article, next) + groups.gap : '') + next;
      at = match.index + match[0].length;
      const following = particle.exec(text.slice(at, at + 12));
      if (!following) continue;
      const form = following.slice(2).find(Boolean) ?? '';
      const quote = following.groups?.quote ?? '';
      done += quote + (formAfter(ending, form) ?? form);
      at += quote.length + form.length;
    }
    return {text: done + text.slice(at), count};
  };
}
