/** The few lines that put a card on a page: what a page of the docs leaves to the app around it. Files by path. */

const html = (body: string, script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Hero card</title>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    ${body}
  </body>
</html>
`;

const mount = (script: string) => html('<div id="app"></div>', script);

/** A custom element needs no more than its tag. */
export const element = (script: string) => ({'index.html': html('<hero-card></hero-card>', script)});

export const react = {
  'index.html': mount('./main.tsx'),
  'main.tsx': `import {createRoot} from 'react-dom/client';
import {HeroCard} from './designto/hero-card';

createRoot(document.getElementById('app')!).render(<HeroCard />);
`,
};

/** The page promises the same boxes with CssBaseline, which changes more than its absence does. */
export const mui = {
  ...react,
  'main.tsx': `import CssBaseline from '@mui/material/CssBaseline';
import {createRoot} from 'react-dom/client';
import {HeroCard} from './designto/hero-card';

createRoot(document.getElementById('app')!).render(<><CssBaseline /><HeroCard /></>);
`,
};

export const tailwind = {
  ...react,
  'main.css': '@import "tailwindcss";\n',
  'main.tsx': `import './main.css';\n${react['main.tsx']}`,
};

/** A story as Storybook draws it: the component with the arguments of the file, then those of the story. */
export const storybook = {
  ...react,
  'main.tsx': `import {createRoot} from 'react-dom/client';
import meta, {Default} from './designto/hero-card.stories';

const Component = meta.component;
createRoot(document.getElementById('app')!).render(<Component {...meta.args} {...Default.args} />);
`,
};

export const preact = {
  ...react,
  'main.tsx': `import {render} from 'preact';
import {HeroCard} from './designto/hero-card';

render(<HeroCard />, document.getElementById('app')!);
`,
};

export const vue = {
  'index.html': mount('./main.ts'),
  'main.ts': `import {createApp} from 'vue';
import HeroCard from './designto/HeroCard.vue';

createApp(HeroCard).mount('#app');
`,
};

export const svelte = {
  'index.html': mount('./main.ts'),
  'main.ts': `import {mount} from 'svelte';
import HeroCard from './designto/HeroCard.svelte';

mount(HeroCard, {target: document.getElementById('app')!});
`,
};
