export default {tutorialSidebar: ['intro', 'no/such/doc']};
