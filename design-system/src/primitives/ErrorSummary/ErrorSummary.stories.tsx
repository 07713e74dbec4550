import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { errorSummaryWords } from './ErrorSummary.words.ts';

const email = t('Įrašykite el. pašto adresą');
const fields = t('Pažymėkite bent vieną kryptį');

const meta = {
  title: 'Primitives/ErrorSummary',
  tags: ['new'],
  component: ErrorSummary,
  args: {
    errors: [
      { field: 'summary-email', message: email },
      { field: 'summary-fields', message: fields },
    ],
  },
  render: (args) => (
    <Stack gap={24}>
      <ErrorSummary {...args} />
      <TextInput id="summary-email" label={t('El. paštas')} error={email} />
      <CheckboxGroup
        id="summary-fields"
        label={t('Kryptys')}
        error={fields}
        options={[
          { value: 'nursing', label: t('Slauga') },
          { value: 'cardiology', label: t('Kardiologija') },
        ]}
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus as it comes; a link focuses the field, or the first control of a group. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole('group', { name: said(errorSummaryWords, 'title', { count: 2 }) });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(t('El. paštas'))).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: fields }));
    await expect(canvas.getByRole('checkbox', { name: t('Slauga') })).toHaveFocus();
  },
};

/** Sent once more with an error left: the focus comes back. */
export const Again: Story = {
  render: function Render() {
    const [value, setValue] = useState('');
    const [attempt, setAttempt] = useState(0);
    const error = attempt > 0 && !value.includes('@') ? email : undefined;
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      >
        <Stack gap={24} align="start">
          <ErrorSummary
            attempt={attempt}
            errors={error === undefined ? [] : [{ field: 'again-email', message: error }]}
          />
          <TextInput
            id="again-email"
            label={t('El. paštas')}
            error={error}
            value={value}
            onChange={(event) => {
              setValue(event.target.value);
            }}
          />
          <Button type="submit">{t('Toliau')}</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: t('Toliau') });
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(send);
    await expect(
      canvas.getByRole('group', { name: said(errorSummaryWords, 'title', { count: 1 }) }),
    ).toHaveFocus();
    await userEvent.click(send);
    await expect(
      canvas.getByRole('group', { name: said(errorSummaryWords, 'title', { count: 1 }) }),
    ).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(t('El. paštas')), 'ruta@ligonine.lt');
    await userEvent.click(send);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    errors: [
      { field: 'summary-email', message: longWords.lt },
      { field: 'summary-fields', message: longWords.ru },
    ],
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { errors: [] } };
