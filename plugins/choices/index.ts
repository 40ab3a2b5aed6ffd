import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {choiceCss} from './css';

const name = 'designto-choices';
const file = 'choices.css';

/** Adds the rules that show what the reader chose (css.ts) to the site's style sheet. */
export default function choicesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData(file, choiceCss());
    },
    getClientModules: () => [path.join(generatedFilesDir, name, 'default', file)],
  };
}
