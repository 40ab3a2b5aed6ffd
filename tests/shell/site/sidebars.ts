export default {
  tutorialSidebar: ['intro', {type: 'category', label: 'Section', collapsed: true, items: ['section/one', 'section/two']}, 'fragile'],
};
