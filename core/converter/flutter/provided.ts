/** What `material.dart` and `dart:core` bring along and a layer may be called, and all that the code uses. */

const widgets =
  'AboutDialog AbsorbPointer ActionChip Actions AlertDialog Align AnimatedContainer AnimatedOpacity AppBar Autocomplete BackButton Badge ' +
  'Banner Baseline BottomAppBar BottomNavigationBar BottomSheet Builder Card CarouselView Center Checkbox CheckboxListTile Chip ChoiceChip ' +
  'CircleAvatar CircularProgressIndicator ClipOval ClipPath ClipRect ClipRRect CloseButton ColoredBox Column ConstrainedBox Container ' +
  'CustomPaint CustomScrollView DataTable DecoratedBox DecoratedSliver Dialog Dismissible Divider Draggable Drawer DrawerHeader ' +
  'DropdownButton DropdownMenu ElevatedButton EndDrawerButton ExpandIcon Expanded ExpansionPanel ExpansionTile Feedback FilledButton ' +
  'FilterChip FittedBox Flex Flexible FloatingActionButton Flow Focus Form FormField FractionallySizedBox GestureDetector GridPaper GridTile ' +
  'GridView Hero Icon IconButton Icons IgnorePointer Image ImageFiltered ImageIcon IndexedStack Ink InkResponse InkWell InputChip ' +
  'InputDecorator InteractiveViewer LicensePage LimitedBox LinearProgressIndicator ListBody ListTile ListView Listener Material MaterialApp ' +
  'MaterialBanner MaterialButton MenuAnchor MenuBar MenuItemButton Navigator NavigationBar NavigationDrawer NavigationRail ' +
  'NavigationToolbar Offstage Opacity OutlinedButton Overlay Padding PageView Placeholder PopupMenuButton PopupMenuItem Positioned ' +
  'PreferredSize PinnedHeaderSliver ProgressIndicator Radio RadioListTile RangeSlider RawChip RefreshIndicator RichText RotatedBox Row ' +
  'SafeArea Scaffold ScrollView Scrollable Scrollbar SearchAnchor SearchBar SegmentedButton SelectableText ShaderMask SimpleDialog ' +
  'SingleChildScrollView SizedBox Slider SliverAppBar SliverList SliverMainAxisGroup SliverPadding SliverToBoxAdapter SnackBar Spacer Stack ' +
  'Stepper SubmenuButton Switch SwitchListTile Tab TabBar TabBarView Table TableRow Text TextButton TextField TextFormField Texture Theme ' +
  'Title Tooltip Transform UserAccountsDrawerHeader VerticalDivider Viewport Visibility Widget WidgetSpan WillPopScope Wrap';

const others =
  'Accumulator AppLocalizations BackdropFilter BlendMode BoxConstraints BoxShape ButtonStyle CrossAxisAlignment ImageFilter Lottie ' +
  'MainAxisAlignment MainAxisSize MediaQuery OverflowBox SvgPicture Action Alignment Animation Axis Border BorderRadius BorderSide BoxDecoration BoxFit BoxShadow Brightness BuildContext Canvas ' +
  'Characters Clip Color ColorFilter ColorScheme Colors Curve Curves Decoration DecorationImage Diagnosticable Durations EdgeInsets Element ' +
  'FontFeature FontStyle FontWeight Gradient GradientRotation ImageProvider InheritedWidget InlineSpan InputBorder InputDecoration Intent Key ' +
  'LayoutBuilder LinearGradient Locale Matrix4 Motion MouseCursor MouseRegion NetworkImage AssetImage Notification Offset Orientation ' +
  'OutlineInputBorder Page Paint Path PlaceholderAlignment RadialGradient Radius Rect Route RoundedRectangleBorder ' +
  'Semantics Shader Shadow Simulation Size State StatefulWidget StatelessWidget Step Stream SweepGradient ' +
  'SystemMouseCursors TextAlign TextDecoration TextDirection TextLeadingDistribution TextSpan TextStyle Ticker Tolerance Tween Typography ' +
  'Threshold ValueChanged ValueKey View VisualDensity VoidCallback WidgetState WidgetStateProperty WidgetStatePropertyAll';

const core =
  'BigInt Comparable DateTime Deprecated Duration Enum Error Exception Expando Finalizer Function Future Invocation Iterable Iterator List ' +
  'ListTileControlAffinity Map Match Null Object Pattern Record RegExp Runes Set Sink StackTrace Stopwatch String StringBuffer Symbol Type Uri';

export const flutterNames: ReadonlySet<string> = new Set(`${widgets} ${others} ${core}`.split(' '));
