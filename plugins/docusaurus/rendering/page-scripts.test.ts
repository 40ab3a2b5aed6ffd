import {expect, it} from 'vitest';
import {pageScripts, readRoutes} from './page-scripts';

const code = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/search',
    component: ComponentCreator('/docs/search', '893'),
    exact: true
  },
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', '816'),
    routes: [
      {
        path: '/docs/',
        component: ComponentCreator('/docs/', 'ec4'),
        exact: true
      },
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const asset = (file: string) => ({file, publicPath: `/docs/${file}`});
const js = (file: string) => ({js: [asset(file)]});

it('names the scripts of a page by what they are for, and those of all pages not at all', () => {
  const pages = pageScripts(
    readRoutes(code),
    {
      '/docs/search-893': {__comp: 'found'},
      '/docs/-816': {__comp: 'around', __context: {plugin: 'docs'}, __props: 'sidebars'},
      '/docs/-ec4': {__comp: 'page', content: 'text'},
    },
    {
      entrypoints: ['main'],
      origins: {main: ['1'], around: ['1', '2'], docs: ['3'], page: ['2', '4'], text: ['5'], found: ['6', '7'], sidebars: ['8']},
      assets: {
        1: js('main.js'),
        2: js('around.js'),
        3: js('docs.js'),
        4: js('page.js'),
        5: js('text.js'),
        6: {css: [asset('found.css')]},
        7: js('found.js'),
        8: js('sidebars.js'),
      },
    },
  );
  expect(Object.fromEntries(pages)).toEqual({
    '/docs/search': {data: [], around: [], text: ['/docs/found.js']},
    '/docs/': {data: ['/docs/sidebars.js'], around: ['/docs/around.js', '/docs/docs.js'], text: ['/docs/page.js', '/docs/text.js']},
    '*': {data: [], around: [], text: []},
  });
});

it('says so when the routes are written otherwise', () => {
  expect(() => readRoutes('export default {};')).toThrow('.docusaurus/routes.js: its default export is object, expected a list of routes.');
});
