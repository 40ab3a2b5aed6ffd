import Icon from './Icon';

export const PageIcon = () => (
  <Icon>
    <path d="M5 2.75h6.5l3.5 3.5v11H5zM11.5 2.75v3.5H15" />
  </Icon>
);

export const HeadingIcon = () => (
  <Icon>
    <path d="M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h13M3 12.5h13" />
  </Icon>
);

export const TextIcon = () => (
  <Icon>
    <path d="M3.5 5h13M3.5 8.5h13M3.5 12h13M3.5 15.5h7" />
  </Icon>
);

export const RecentIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="6.75" />
    <path d="M10 6v4.25l2.75 1.75" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path d="m10 2.75 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.7z" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const ReturnIcon = () => (
  <Icon>
    <path d="M15.5 4.5v5.25a2 2 0 0 1-2 2H4.5M7.75 8.25 4.25 11.75l3.5 3.5" />
  </Icon>
);

export const UpIcon = () => (
  <Icon>
    <path d="M10 16V4.5M5.5 9 10 4.5 14.5 9" />
  </Icon>
);

export const DownIcon = () => (
  <Icon>
    <path d="M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5" />
  </Icon>
);
