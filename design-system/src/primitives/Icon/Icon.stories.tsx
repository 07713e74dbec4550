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
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon, iconSizes } from './Icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { icon: Heart, label: 'Mėgstamas' },
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
