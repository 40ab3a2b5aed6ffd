import {pascal} from '../names';

/** A class with the name of one of Flutter's would hide it, also from the module itself: such a name ends in `Widget`. */
export const statedAt = 'code/with-flutter/index.mdx#mapping';

/** What `material.dart` brings along and a layer may be called. */
const taken = new Set(
  (
    'Action Align Alignment AppBar Autocomplete Badge Banner Border Builder Canvas Card Center Checkbox Chip Color Column Container Dialog ' +
    'Divider Draggable Drawer Dismissible Expanded Feedback Flex Flexible Flow Focus Form Gradient Hero Icon Icons Image Ink Intent ' +
    'Key Locale Material Matrix4 Motion Navigator Opacity Overlay Padding Page Placeholder Positioned Radio Radius Rect Route Row Scaffold ' +
    'Scrollbar Shader Shadow Simulation Size Slider Spacer Stack State Step Stepper Stream Switch Tab Table Text Theme Threshold Title ' +
    'Tooltip Tween View Visibility Widget Wrap'
  ).split(' '),
);

/** `HeroCard`; `RowWidget` for a layer called Row. */
export const dartClass = (name: string): string => unlikeFlutter(pascal(name));

/** The same for a name that is one of a class already. */
export const unlikeFlutter = (name: string): string => (taken.has(name) ? `${name}Widget` : name);
