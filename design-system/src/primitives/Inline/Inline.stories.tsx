import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: {
    children: ['Hibridinis', '14 val.', 'Vilnius', 'Kaunas', 'Klaipėda', 'Šiauliai'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
