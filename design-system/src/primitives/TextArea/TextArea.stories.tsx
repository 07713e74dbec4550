import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Jūsų žinutė', hint: 'Atsakysime per vieną darbo dieną.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <TextArea
        label="Atsiliepimas"
        defaultValue="Scenarijai artimi tikrovei, o aptarimas po jų vertingesnis už pačią praktiką."
      />
      <TextArea label="Atsiliepimas" error="Parašykite bent sakinį" />
      <TextArea label="Atsiliepimas" disabled defaultValue="Vertinti galima baigus kursą" />
    </Stack>
  ),
};
