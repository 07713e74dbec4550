import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { plainFile } from '../../internal/files.fixtures.ts';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { UploadList } from './UploadList.tsx';
import type { UploadItem } from './UploadList.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { uploadListWords } from './UploadList.words.ts';

const items: readonly UploadItem[] = [
  { id: '1', name: t('Atvejo aprašymas.pdf'), size: 240_000, state: 'done' },
  { id: '2', name: t('Simuliacijos įrašas.mp4'), size: 48_300_000, state: 'uploading', progress: 0.42 },
  { id: '3', name: t('EKG juostelė.jpg'), size: 1_900_000, state: 'waiting' },
  { id: '4', name: t('Stebėjimo lapas.pdf'), state: 'failed', error: t('Ryšys nutrūko') },
];

const meta = {
  title: 'Primitives/UploadList',
  tags: ['new'],
  component: UploadList,
  args: {
    label: t('Praktikos dokumentai'),
    hint: t('PDF, nuotraukos arba vaizdo įrašai, kiekvienas iki 50 MB'),
    accept: ['.pdf', 'image/*', 'video/*'],
    maxSize: 50_000_000,
    items,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state of a file. What does not fit is refused by name. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(said(uploadListWords, 'choose'));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(
      canvas.getByRole('button', {
        name: said(uploadListWords, 'retry', { name: t('Stebėjimo lapas.pdf') }),
      }),
    );
    await expect(args.onRetry).toHaveBeenLastCalledWith('4');
    const any = userEvent.setup({ applyAccept: false });
    await any.upload(input, [plainFile('Tinka.pdf', 'application/pdf', 9), plainFile('Netinka.exe', '', 9)]);
    await expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'Tinka.pdf' })]);
    await expect(input).toHaveAccessibleDescription(said(uploadListWords, 'type', { name: 'Netinka.exe' }));
  },
};

/** The page keeps the list. Additions, ends and failures are announced; the focus stays in the list. */
export const Kept: Story = {
  args: { items: [] },
  render: function Render(args) {
    const [kept, setKept] = useState<readonly UploadItem[]>([]);
    return (
      <Stack gap={16}>
        <UploadList
          {...args}
          maxCount={2}
          items={kept}
          onAdd={(files) => {
            setKept([
              ...kept,
              ...files.map((file) => ({
                id: file.name,
                name: file.name,
                state: 'uploading' as const,
                progress: 0.1,
              })),
            ]);
          }}
          onRetry={(id) => {
            setKept(kept.map((item) => (item.id === id ? { ...item, state: 'uploading' } : item)));
          }}
          onRemove={(id) => {
            setKept(kept.filter((item) => item.id !== id));
          }}
        />
        <Button
          onClick={() => {
            setKept(
              kept.map(({ id, name }, index) =>
                index === 0
                  ? { id, name, state: 'done' }
                  : { id, name, state: 'failed', error: t('Ryšys nutrūko') },
              ),
            );
          }}
        >
          {t('Toliau')}
        </Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(said(uploadListWords, 'choose'));
    const live = () =>
      [...canvasElement.querySelectorAll('[aria-live="polite"]')].map((one) => one.textContent);
    await userEvent.upload(
      input,
      ['A', 'B', 'C'].map((name) => plainFile(`${name}.pdf`, 'application/pdf', 9)),
    );
    await waitFor(() => expect(live()).toContain(said(uploadListWords, 'added', { count: 2 })));
    await expect(input).toHaveAccessibleDescription(said(uploadListWords, 'many', { count: 2 }));
    await userEvent.click(canvas.getByText(t('Toliau')));
    await waitFor(() =>
      expect(live()).toContain(
        [
          said(uploadListWords, 'saidDone', { name: 'A.pdf' }),
          said(uploadListWords, 'saidFailed', { name: 'B.pdf', why: t('Ryšys nutrūko') }),
        ].join('. '),
      ),
    );
    const button = (word: 'remove' | 'retry', name: string) =>
      canvas.getByRole('button', { name: said(uploadListWords, word, { name }) });
    // A file that fails again in the same way is told again.
    const failed = said(uploadListWords, 'saidFailed', { name: 'B.pdf', why: t('Ryšys nutrūko') });
    const spoken = () =>
      [...canvasElement.querySelectorAll('[aria-live="polite"] > *')].find(
        (one) => one.textContent === failed,
      );
    const fail = async () => {
      await userEvent.click(button('retry', 'B.pdf'));
      await expect(button('remove', 'B.pdf')).toHaveFocus();
      await userEvent.click(canvas.getByText(t('Toliau')));
    };
    await fail();
    await waitFor(() => expect(spoken()).toBeDefined());
    const before = spoken();
    await fail();
    await waitFor(() => expect(spoken()).not.toBe(before));
    await userEvent.click(button('retry', 'B.pdf'));
    await expect(button('remove', 'B.pdf')).toHaveFocus();
    button('remove', 'A.pdf').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('remove', 'B.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <UploadList {...args} items={[]} optional />
      <UploadList {...args} items={[]} error={t('Įkelkite bent vieną failą')} />
      <UploadList {...args} disabled />
      <UploadList
        {...args}
        label={longWords.lt}
        items={[
          { id: '1', name: `${longWords.lt}.pdf`, state: 'uploading', progress: 1 },
          { id: '2', name: `${longWords.en}.pdf`, state: 'failed', error: longWords.ru },
        ]}
      />
    </Stack>
  ),
};
