import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { languageOptions, sortOptions } from './Select.fixtures.ts';
import { Select } from './Select.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { label: t('Rikiuoti'), options: sortOptions, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByLabelText(t('Rikiuoti'));
    await userEvent.selectOptions(select, 'newest');
    await expect(select).toHaveValue('newest');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Select label={t('Kalba')} options={languageOptions} defaultValue="lt" />
      <Select label={t('Profesija')} options={sortOptions} placeholder={t('Pasirinkite')} />
      <Select
        label={t('Miestas')}
        options={sortOptions}
        defaultValue=""
        placeholder={t('Pasirinkite')}
        error={t('Pasirinkite miestą')}
      />
      <Select label={t('Kalba')} options={languageOptions} disabled />
      <Select label={t('Rikiuoti')} labelHidden size="sm" options={sortOptions} />
      <Select
        label={longWords.lt}
        options={[
          { value: '1', label: longWords.lt },
          { value: '2', label: longWords.ru, lang: 'ru' },
        ]}
      />
    </Stack>
  ), // The browser would select the first option.
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(t('Profesija'))).toHaveValue('');
  },
};
