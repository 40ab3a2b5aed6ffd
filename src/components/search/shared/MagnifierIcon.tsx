import Icon from './Icon';

export default function MagnifierIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </Icon>
  );
}
