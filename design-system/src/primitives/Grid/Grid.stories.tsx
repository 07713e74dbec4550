import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Grid } from './Grid.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const cells = [t('Skubioji pagalba'), t('Kardiologija'), t('Slauga'), t('Farmacija'), t('Pediatrija')].map(
  (name) => <Panel key={name}>{name}</Panel>,
);

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: { columns: 3, children: cells },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pairs: Story = { args: { columns: 4, pair: true, stretch: true, gap: 16 } };
