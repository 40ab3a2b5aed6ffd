import {git} from '@site/plugins/lib/git';
import {fingerprint} from '@site/plugins/translations/fingerprint';
import {field} from '../lib/pages';
import type {Pair} from './pairs';

/** The newest commit in which the English page was as the translation's stamp says; undefined where the history does not go back so far. */
function commitOfStamp(root: string, file: string, stamp: string): string | undefined {
  const commits = git(root, 'log', '--format=%H', '--', file).split('\n').filter(Boolean);
  return commits.find((commit) => {
    try {
      return fingerprint(git(root, 'show', `${commit}:./${file}`)) === stamp;
    } catch {
      // The commit that deletes a page has no text of it.
      return false;
    }
  });
}

/** Who brought the translation to where it is, and when: the one to ask before doing it again. */
function lastHands(root: string, file: string): string {
  const [hands = ''] = git(root, 'log', '-1', '--format=%an, %cs', '-G^translation_of:', '--', file).split('\n');
  return hands || 'not committed yet';
}

/** What has changed in the English page since its translation was made, and who made it. */
export function changedSince(root: string, {path, english, translation}: Pair): string {
  if (!english) return `${path} has no English page.`;
  if (!translation) return `${path} is not translated yet; all of ${english.file} is new.`;
  const stamp = field(translation, 'translation_of');
  if (!stamp) return `${translation.file} does not say what it was made from; stamp it with npm run i18n:stamp when it is up to date.`;
  const from = `${translation.file} (last stamped by ${lastHands(root, translation.file)})`;
  if (stamp === fingerprint(english.source)) return `${from} is up to date.`;
  const commit = commitOfStamp(root, english.file, stamp);
  if (!commit) return `${from} is behind, but the git history does not reach back to ${stamp}, the text it was made from.`;
  return `${from} is behind. Since then, in ${english.file}:\n\n${git(root, 'diff', '--unified=1', commit, '--', english.file).trimEnd()}`;
}
