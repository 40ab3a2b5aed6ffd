/** The package has no types; this is what the stand-ins use of it. */
declare module 'react-native-web' {
  import type {FC, ReactNode} from 'react';

  export type StyleProp = object | readonly StyleProp[] | false | null | undefined;
  export const View: FC<{style?: StyleProp; children?: ReactNode}>;
  export const StyleSheet: {create: <T extends Record<string, object>>(styles: T) => T};
}
