import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { GrowthRings, ProgressRing, growthRingSizes } from './GrowthRings.tsx';
import { percent } from '../../internal/amounts.fixtures.ts';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/GrowthRings',
  component: GrowthRings,
  args: { topics: [1, 1, 0.5, 0, 0, 0], label: t('Baigtos 2 iš 6 temų') },
  argTypes: { size: { control: 'select', options: growthRingSizes } },
} satisfies Meta<typeof GrowthRings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Stack>
      <Inline gap={24}>
        <GrowthRings topics={[]} />
        <GrowthRings topics={[0, 0, 0, 0, 0, 0]} label={t('Nepradėta')} />
        <GrowthRings topics={[1, 1, 1, 1, 0.4, 0]} label={t('Baigtos 4 iš 6 temų')} />
        <GrowthRings topics={[1, 1, 1, 1, 1, 1]} label={t('Baigta')} />
        <GrowthRings
          topics={Array.from({ length: 27 }, (_, topic) => (topic < 11 ? 1 : 0))}
          label={t('{done} iš {all}', { done: 11, all: 27 })}
        />
        <GrowthRings topics={[0.3]} size="md" label={t('Viena tema')} />
        <ProgressRing share={0.41} label={percent(41)} />
        <ProgressRing share={0.41} size="xs" label={percent(41)} />
        <ProgressRing share={1} label={t('Baigta')} />
      </Inline>
      <Panel tone="deep">
        <GrowthRings topics={[1, 1, 0.5, 0, 0, 0]} size="xl" label={t('Baigtos 2 iš 6 temų')} />
      </Panel>
    </Stack>
  ),
};
