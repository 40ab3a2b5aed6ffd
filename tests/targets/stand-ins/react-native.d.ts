/** The package is large and has no use here but for its types; this is what the converter may write, and nothing else. */
declare module 'react-native' {
  import type {FC, ReactNode} from 'react';

  type Size = number | `${number}%`;
  type Side = 'flex-start' | 'center' | 'flex-end' | 'stretch' | 'baseline';

  export interface ViewStyle {
    position?: 'absolute';
    left?: Size;
    right?: Size;
    top?: Size;
    bottom?: Size;
    zIndex?: number;
    display?: 'none';
    flexDirection?: 'row';
    flexWrap?: 'wrap';
    alignItems?: Side;
    alignContent?: 'stretch';
    justifyContent?: 'flex-start' | 'center' | 'flex-end' | 'space-between';
    gap?: number;
    flex?: number;
    flexGrow?: number;
    flexShrink?: number;
    alignSelf?: Side;
    width?: Size;
    minWidth?: Size;
    maxWidth?: Size;
    height?: Size;
    minHeight?: Size;
    maxHeight?: Size;
    marginLeft?: number;
    marginTop?: number;
    padding?: number;
    paddingVertical?: number;
    paddingHorizontal?: number;
    paddingTop?: number;
    paddingRight?: number;
    paddingBottom?: number;
    paddingLeft?: number;
    overflow?: 'visible' | 'hidden';
    borderWidth?: number;
    borderColor?: string;
    outlineWidth?: number;
    outlineColor?: string;
    outlineOffset?: number;
    borderRadius?: Size;
    borderTopLeftRadius?: number;
    borderTopRightRadius?: number;
    borderBottomRightRadius?: number;
    borderBottomLeftRadius?: number;
    backgroundColor?: string;
    backgroundImage?: string;
    boxShadow?: string;
    opacity?: number;
    filter?: readonly {blur: number}[];
    mixBlendMode?: string;
    isolation?: 'isolate';
    transform?: readonly {rotate: string}[];
    transformOrigin?: string;
  }

  export interface TextStyle extends ViewStyle {
    color?: string;
    fontFamily?: string;
    fontSize?: number;
    fontWeight?: '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900';
    lineHeight?: number;
    textAlign?: 'center' | 'right';
    textShadowColor?: string;
    textShadowOffset?: {width: number; height: number};
    textShadowRadius?: number;
  }

  type Styled<Style> = Style | false | readonly (Style | false)[];

  interface Common<Style = ViewStyle> {
    style?: Styled<Style>;
    id?: string;
    role?: 'button' | 'link';
    'aria-label'?: string;
    'aria-hidden'?: boolean;
    children?: ReactNode;
  }

  interface Pressed {
    onPress?: () => void;
  }

  export const View: FC<Common>;
  export const Text: FC<Common<TextStyle> & Pressed>;
  export const Pressable: FC<Common & Pressed & {onHoverIn?: () => void; onHoverOut?: () => void}>;
  export const ScrollView: FC<Common & {contentContainerStyle?: ViewStyle; horizontal?: boolean}>;
  export const Image: FC<Common & {source: number | {uri: string}; resizeMode?: 'cover'; alt: string}>;
  export const TextInput: FC<
    Common<TextStyle> & {placeholder?: string; placeholderTextColor?: string; defaultValue?: string; secureTextEntry?: boolean}
  >;
  export const Switch: FC<Common & {value: boolean; onValueChange: (on: boolean) => void; trackColor?: {true: string}}>;
  export const StyleSheet: {create: <T extends Record<string, ViewStyle | TextStyle>>(styles: T & Record<keyof T, TextStyle>) => T};
  export const Platform: {select: <T>(choices: {web: T; default: T}) => T};
  export const Linking: {openURL: (address: string) => Promise<void>};
  export function useWindowDimensions(): {width: number; height: number};
}

declare module 'react-native-svg' {
  import type {FC} from 'react';
  import type {Common} from 'react-native';

  export const Svg: FC<Common & {width?: number; height?: number; viewBox: string; fill: string; color?: string}>;
  export const Path: FC<{d: string; stroke?: string; strokeWidth?: string}>;
}

declare module 'react-native-svg/css' {
  import type {FC} from 'react';
  import type {Common} from 'react-native';

  export const LocalSvg: FC<Common & {asset: number}>;
}

declare module 'react-native-webview' {
  import type {FC} from 'react';
  import type {Common} from 'react-native';

  export const WebView: FC<Common & {source: {uri: string}}>;
}

declare module 'react-native-safe-area-context' {
  import type {FC} from 'react';
  import type {Common} from 'react-native';

  export const SafeAreaView: FC<Common>;
}
