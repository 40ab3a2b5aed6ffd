import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the navbar item that crashes. */
export default function fragilePlugin(): Plugin {
  return {
    name: 'fragile',
    getThemePath: () => path.resolve(__dirname, 'theme'),
  };
}
