declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/designto-playground/default/first-view.json' {
  const firstView: import('@site/core/playground/example').FirstView;
  export default firstView;
}

declare module '@generated/designto-playground/default/examples.json' {
  const examples: import('@site/core/playground/example').Example[];
  export default examples;
}
