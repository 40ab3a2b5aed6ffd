import type {Role, SceneNode} from './node';

/** Slots for what is not drawn: the kind follows from the flag, or from the ending of the source. */
export const statedAt = '@designto-code/flags/--media.mdx#targets';

const endings: Readonly<Record<string, Role>> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  gif: 'picture',
  webp: 'picture',
  svg: 'picture',
  mp4: 'video',
  webm: 'video',
  mp3: 'audio',
  wav: 'audio',
};

function kindOf(source: string): Role {
  const [, ending = ''] = /\.(\w+)(?:[?#].*)?$/.exec(source) ?? [];
  return endings[ending.toLowerCase()] ?? 'embed';
}

/** The address of what a slot shows. */
export const sourceOf = ({flags}: SceneNode): string | undefined =>
  flags.text('--x-lottie-view') ?? flags.text('--webview-src') ?? flags.text('--video') ?? flags.text('--media');

/** Layers whose drawing only keeps the place. */
export const slots = ['--media', '--video', '--webview-src', '--x-lottie-view', '--x-code-component', '--x-code-static'] as const;

export function mediaOf({flags}: SceneNode): Role | undefined {
  if (flags.first(['--x-code-component', '--x-code-static'])) return 'reference';
  if (flags.has('--x-lottie-view')) return 'lottie';
  if (flags.has('--webview-src')) return 'embed';
  if (flags.has('--video')) return 'video';
  if (!flags.has('--media')) return undefined;
  const source = flags.text('--media');
  return source === undefined ? 'picture' : kindOf(source);
}
