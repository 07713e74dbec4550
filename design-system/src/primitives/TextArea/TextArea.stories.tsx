import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: t('Jūsų žinutė'), hint: t('Atsakysime per vieną darbo dieną.') },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <TextArea
        label={t('Atsiliepimas')}
        defaultValue={t('Scenarijai artimi tikrovei, o aptarimas po jų vertingesnis už pačią praktiką.')}
      />
      <TextArea label={t('Atsiliepimas')} error={t('Parašykite bent sakinį')} />
      <TextArea label={t('Atsiliepimas')} disabled defaultValue={t('Vertinti galima baigus kursą')} />
    </Stack>
  ),
};
