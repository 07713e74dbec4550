import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Award,
  BookOpen,
  CalendarDays,
  CirclePlay,
  FileText,
  Heart,
  ListChecks,
  Route,
  Star,
} from 'lucide-react';
import type { SVGProps } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon, iconSizes } from './Icon.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { icon: Heart, label: t('Mėgstamas') },
  argTypes: { icon: { control: false }, size: { control: 'select', options: iconSizes } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {iconSizes.map((size) => (
        <Inline key={size}>
          {[Award, BookOpen, CalendarDays, CirclePlay, FileText, ListChecks, Route].map((icon) => (
            <Icon key={icon.displayName} icon={icon} size={size} />
          ))}
          <Icon icon={Star} size={size} filled />
          <Icon icon={Heart} size={size} filled />
        </Inline>
      ))}
    </Stack>
  ),
};

/** A drawing of the product's own: it takes the props of an `<svg>`. */
function Leaf(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" {...props}>
      <path d="M5 19C3 10 10 4 20 4c0 10-6 17-15 15Zm0 0 8-8" />
    </svg>
  );
}

/** A component of your own, or the drawing itself, wherever an icon goes. */
export const OwnDrawings: Story = {
  render: () => (
    <Stack>
      <Inline>
        {iconSizes.map((size) => (
          <Icon key={size} icon={Leaf} size={size} />
        ))}
        {iconSizes.map((size) => (
          <Icon key={size} icon={<Leaf />} size={size} />
        ))}
      </Inline>
      <Inline>
        <Button icon={Leaf}>{t('Pasodinti')}</Button>
        <Button icon={<Leaf />} variant="outline">
          {t('Pasodinti')}
        </Button>
        <IconButton icon={Leaf} label={t('Pasodinti')} />
        <Badge icon={<Leaf />} tone="success">
          {t('Žalia')}
        </Badge>
        <Chip icon={Leaf} defaultPressed>
          {t('Lapuočiai')}
        </Chip>
      </Inline>
    </Stack>
  ),
};
