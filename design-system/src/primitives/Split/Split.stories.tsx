import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Split, splitRatios } from './Split.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Split',
  component: Split,
  args: {
    ratio: 'discover',
    children: [
      <Panel key="a" tone="sunken">
        {t('Filtrai')}
      </Panel>,
      <Panel key="b">{t('Kursai')}</Panel>,
    ],
  },
  argTypes: { children: { control: false }, ratio: { control: 'select', options: splitRatios } },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ratios: Story = {
  render: () => (
    <Stack>
      {splitRatios.map((ratio) => (
        <Split key={ratio} ratio={ratio}>
          <Panel tone="sunken">{ratio}</Panel>
          <Panel>{ratio}</Panel>
        </Split>
      ))}
    </Stack>
  ),
};
