import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';
import { hours } from '../../internal/amounts.fixtures.ts';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: {
    children: [t('Hibridinis'), hours(14), t('Vilnius'), t('Kaunas'), t('Klaipėda'), t('Šiauliai')].map(
      (name) => <Badge key={name}>{name}</Badge>,
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
