import type {Props} from '@theme/DocSidebarItem';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import {memo} from 'react';
import {looksTheSame} from './looks-the-same';

/** The sidebar has up to 130 items, and another page changes two or three of them. */
export default memo<Props>(DocSidebarItem, looksTheSame);
