import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {brand} from './config/brand';
import {type Family, targets} from './data/targets';

/** Ids are file paths. Category labels are translated in `i18n/<locale>/docusaurus-plugin-content-docs/current.json`. */

const notes = (...names: string[]) => names.map((name) => `${brand.scope}/${name}`);
const flags = (...names: string[]) => names.map((name) => `${brand.scope}/flags/--${name}`);
const under = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);
const targetsOf = (family: Family) => targets.filter((target) => target.family === family).map(({id}) => `code/with-${id}/index`);

/** A link into another sidebar: the reader sees where the rest of the documentation is. */
const ref = (id: string) => ({type: 'ref', id}) as const;

/** Closed, unless the page being read is in it. */
const category = (label: string, items: SidebarsConfig[string], options: {key?: string} = {}) =>
  ({type: 'category', label, items, collapsed: true, ...(options.key && {key: options.key})}) as const;

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    category('Getting started', [
      ...under(
        'getting-started',
        'intro',
        'playground',
        'choose-a-target',
        'clean-design-for-clean-design',
        'configuration',
        'integrations',
        'examples',
        'cookbook',
      ),
      ...under('with-figma/guides', 'how-to-get-personal-access-token', 'how-to-get-sharable-design-link'),
    ]),
    category('Concepts', [
      'concepts/what-is-scene',
      'concepts/understand-bts/design-to-code',
      category(
        'Layout',
        under(
          'concepts/layouts',
          'laytout-management',
          'autolayout',
          'constraints',
          'responsive',
          'overflow-and-scrolling',
          'best-practice',
        ),
      ),
      category('Components', [
        ...under('concepts/components', 'component-base', 'component-variant', 'component-management'),
        'concepts/props/intro',
      ]),
      category('Style and accessibility', under('concepts', 'tokens-and-themes', 'fonts', 'accessibility')),
      category('Widgets', under('concepts/widgets', 'intro', 'detection')),
      category(
        'Flags in concept',
        under('concepts/flags', 'intro', 'flags-for-extending-layout', 'things-that-can-be-done-only-by-using-flags'),
      ),
      category('Prototypes and motion', [
        ...under('concepts/prototyping', 'intro', 'prototype', 'using-figma-prototype'),
        'concepts/events-and-actions/intro',
        'concepts/motions/intro',
      ]),
      category('Content', under('concepts/contents-management', 'design-as-server', 'design-as-translations')),
      category('Working together', ['concepts/handoff', 'concepts/design-linting']),
      category('Design vocabulary', ['design/blend-mode', 'design/text-field', 'vector-network/index']),
    ]),
    ref('flags/index'),
    ref(`${brand.scope}/index`),
    category('Code targets', [
      category('React', targetsOf('react'), {key: 'react-targets'}),
      category('Web', targetsOf('web')),
      category('Vue and Svelte', targetsOf('vue-svelte')),
      category('Mobile', targetsOf('mobile')),
    ]),
    category('Assistant', ['assistant/intro', 'assistant/design-assistant/index', 'assistant/design-assistant/icons-loader']),
    category('Command line', under('cli', 'index', 'reference', 'monorepos-and-ci', 'telemetry', 'flutter-daemon')),
    category('Editor', [
      'editor/features/index',
      'editor/shortcuts/index',
      'editor/canvas-languages-and-fonts',
      category('Copy and paste', under('editor/features', 'copy-as-png', 'copy-paste-image', 'copy-paste-svg', 'viewport-aware-insertion')),
      category('Text and images', under('editor/features', 'feat-text-node-auto-size', 'surface-image-editor')),
      category('Vector editing', under('editor/features', 'vector-network-editor', 'vector-network-measurement')),
      category(
        'Panels and properties',
        under('editor/features', 'right-inspector-panel-show-hide', 'property-add-new', 'property-re-order'),
      ),
      'canvas/sdk/index',
    ]),
    category('Platform', under('platform', 'customers/index', 'tags/index', 'west/index', 'west/referral', 'west/referral-ko', 'api')),
    category('More', [ref('reference/intro'), ref('together/faq'), ref('together/support')]),
  ],

  apiSidebar: [
    'reference/intro',
    category('Behavior notes', [
      `${brand.scope}/index`,
      ...notes('known-issues'),
      category(
        'Layout',
        notes(
          'figma-autolayout',
          'item-order',
          'item-spacing',
          'item-overflow',
          'overflow-layout-scroll',
          'figma-constraint-center',
          'figma-constraint-scale',
          'figma-constraint-stretch',
          'figma-rotation',
          'figma-scale',
          'figma-visibility',
        ),
      ),
      category(
        'Paint and effects',
        notes('figma-gradient', 'figma-strokes', 'figma-line', 'figma-box-shadow', 'figma-text-shadow', 'figma-blur-effects'),
      ),
      category('Vectors and masks', notes('figma-vector', 'figma-boolean-operation', 'figma-mask-layer', 'icons')),
      category('Text', notes('figma-line-height', 'figma-text-autoresize', 'text-multi-style', 'react-jsx-css-line-break')),
      category(
        'Components',
        notes(
          'component-allowed-property',
          'component-property-interfacing-auto',
          'component-property-default-value',
          'component-nested',
          'component-multi-proxied-property',
        ),
      ),
      category(
        'CSS',
        notes(
          'css',
          'css-box-sizing',
          'css-position-absolute-vs-fixed',
          'css-color-vs-background-color',
          'css-multiple-background',
          'css-blend-mode',
          'css-clip-path',
          'css-mask',
          'css-text-gradient',
          'css-text-vertical-align',
        ),
      ),
      category(
        'Flutter',
        notes(
          'flutter-positioned-vs-align',
          'flutter-figma-constraint-center',
          'flutter-when-to-use-constrainedbox',
          'flutter-box-decoration-multiple-visuals',
          'flutter-multiple-gradients',
          'flutter-svg-support',
        ),
      ),
    ]),
    category(
      'Fonts',
      under('reference', 'italic', 'italic-fonts', 'open-type-features', 'open-type-script-tags', 'open-type-variable-axes'),
    ),
    category('Math', ['math/kappa']),
    'reference/glossary',
    category('More', [ref('flags/index'), ref('cli/reference'), ref('editor/shortcuts/index')]),
  ],

  flagsSidebar: [
    'flags/index',
    `${brand.scope}/flags/index`,
    'flags/custom',
    category('Layout', flags('as-wrap', 'overflow', 'scroll')),
    category('Position', flags('position-fixed', 'position-sticky', 'fix-bottom')),
    category(
      'Sizing',
      flags(
        'width',
        'height',
        'min-width',
        'max-width',
        'min-height',
        'max-height',
        'fix-width',
        'fix-height',
        'exact-width',
        'exact-height',
        'as-size',
      ),
    ),
    category(
      'Text elements',
      flags(
        'as-h1',
        'as-h2',
        'as-h3',
        'as-h4',
        'as-h5',
        'as-h6',
        'as-p',
        'as-span',
        'as-text-group',
        'as-br',
        'as-nbsp',
        'as-char',
        'text-template',
      ),
    ),
    category(
      'Components and widgets',
      flags(
        'as-button',
        'as-input',
        'as-checkbox',
        'as-toggle',
        'as-slider',
        'as-list',
        'as-avatar',
        'as-divider',
        'as-modal',
        'as-resizable',
        'as-mdi',
        'placeholder',
        'is-input-caret',
        'dynamic-container',
        'dynamic-item',
        'empty-content',
      ),
    ),
    category(
      'Graphics and export',
      flags('artwork', 'export', 'export-as', 'export-png', 'export-jpg', 'export-svg', 'export-pdf', 'export-gif'),
    ),
    category('Media and embedding', flags('media', 'video', 'webview-src', 'camera-display', 'x-lottie-view')),
    category('Motion and interaction', flags('onclick', 'href', 'action', 'cursor', 'motion', 'motion-on-hover')),
    category('Identity', flags('id', 'class', 'content-id', 'responsive-id', 'hash', 'scope')),
    category('Code', flags('module', 'declare', 'break-component', 'break-color', 'x-code-component', 'x-code-static')),
    category(
      'Processing',
      flags('root', 'ignore', 'unwrap', 'proc-skip', 'proc-ignore', 'use-flag', '--disable', 'is-native-ios-ui', 'is-native-android-ui'),
    ),
    category('More', [ref('concepts/flags/intro'), ref(`${brand.scope}/known-issues`), ref('intro')]),
  ],

  togetherSidebar: [
    category(
      'Together',
      under(
        'together',
        'support',
        'faq',
        'contributing',
        'changelog',
        'since-1-0',
        'upgrade-from-1-0',
        'browser-support',
        'search-quality',
        'how-fast-this-site-is',
        'docs-in-your-editor',
      ),
    ),
    category('Policies', under('support', 'privacy-policy', 'cookies-policy', 'terms-and-conditions')),
  ],

  wgSidebar: [
    'wg/intro',
    category('Canvas', [
      'wg/feat-2d/optimization',
      'wg/feat-layout/index',
      'wg/feat-masks/index',
      'wg/feat-image-filters/index',
      'wg/feat-vector-network/index',
      'wg/feat-resources/index',
    ]),
    category('Text', [
      'wg/feat-paragraph/index',
      ...under('wg/feat-paragraph', 'impl-italic', 'impl-opsz-auto', 'impl-font-fallback', 'impl-emoji-placeholder'),
      'wg/feat-fontgen/index',
      'wg/feat-icu-uct/index',
    ]),
    category('Data', ['wg/feat-crdt/id', 'wg/feat-hash-nch/index']),
  ],
};

export default sidebars;
