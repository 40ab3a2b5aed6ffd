import type {CSSProperties} from 'react';
import {type StyleProp, StyleSheet, View} from 'react-native-web';

interface Props {
  source: string;
  alt?: string;
  contentFit?: CSSProperties['objectFit'];
  style?: StyleProp;
}

/** What `expo-image` puts into a web page: a view with the style of the caller that clips an `img` as large as itself. */
export function Image({source, alt, contentFit = 'cover', style}: Props) {
  return (
    <View style={[styles.view, style]}>
      <img src={source} alt={alt} style={{position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: contentFit}} />
    </View>
  );
}

const styles = StyleSheet.create({view: {overflow: 'hidden'}});
