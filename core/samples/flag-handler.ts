/** A custom flag, as it is in the layer name. */
export type CustomFlag = {
  /** With its hyphens and in its own case, such as `---team`. */
  key: string;
  /** Without its quotes; `true` where nothing follows the key. */
  value: string | true;
};

/** The layer that has the flag. */
export type FlaggedLayer = {
  /** The node id, such as `12:34`. */
  id: string;
  /** What comes before the first flag. */
  name: string;
  kind: 'frame' | 'text' | 'shape' | 'image' | 'instance';
};

export type FlagResult = {
  /** Flags that Designto knows, as if they were in the name. */
  flags?: string[];
  /** Attributes of the element, in targets that write HTML. */
  attributes?: Record<string, string>;
  /** What the linter should say about the layer. */
  warning?: string;
};

export type FlagHandler = (flag: CustomFlag, layer: FlaggedLayer) => FlagResult | undefined;
