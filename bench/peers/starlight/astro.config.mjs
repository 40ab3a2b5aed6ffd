import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const sections = Array.from({length: 20}, (_, at) => `section-${String(at + 1).padStart(2, '0')}`);

export default defineConfig({
  site: 'https://example.com',
  base: '/docs',
  integrations: [
    starlight({
      title: 'Bench',
      sidebar: sections.map((directory) => ({label: directory, collapsed: true, items: [{autogenerate: {directory}}]})),
    }),
  ],
});
