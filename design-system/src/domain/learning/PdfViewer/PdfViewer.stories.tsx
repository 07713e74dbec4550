import type { Meta, StoryObj } from '@storybook/react-vite';
// Vite's address of a file, which the linter takes for a module.
// oxlint-disable-next-line import/default
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { pdfOf } from './PdfViewer.fixtures.ts';
import { PdfViewer } from './PdfViewer.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { pdfViewerWords } from './PdfViewer.words.ts';

const meta = {
  title: 'Learning/PdfViewer',
  component: PdfViewer,
  args: {
    src: pdfOf(3),
    title: t('Suaugusiųjų gaivinimo algoritmas'),
    workerSrc,
    onOpenChange: fn(),
    onPageChange: fn(),
  },
} satisfies Meta<typeof PdfViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded until the person asks. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: said(pdfViewerWords, 'download') })).toHaveAttribute(
      'download',
    );
    await expect(canvas.getByRole('button', { name: said(pdfViewerWords, 'view') })).toBeVisible();
  },
};

/** Pages are drawn as they come near; their words can be read and selected. */
export const Opened: Story = {
  args: { defaultOpen: true },
  // The letters of the document are the system's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(said(pdfViewerWords, 'pageNumber'), {}, { timeout: 20_000 });
    await expect(field).toHaveValue('1');
    await expect(canvas.getByText(said(pdfViewerWords, 'ofPages', { pages: 3 }))).toBeVisible();
    await canvas.findByText('Adult life support, page 1', {}, { timeout: 20_000 });
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
    await waitFor(() => expect(field).toHaveValue('3'));
    await userEvent.click(canvas.getByRole('button', { name: said(pdfViewerWords, 'zoomIn') }));
    await expect(canvas.getByText(said(pdfViewerWords, 'zoom', { percent: '125' }))).toBeVisible();
  },
};

/** What cannot be shown can still be downloaded. */
export const Failed: Story = {
  args: { src: 'data:application/pdf;base64,AAAA', defaultOpen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: said(pdfViewerWords, 'failed') }, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: said(pdfViewerWords, 'download') })).toBeVisible();
  },
};

export const LongTexts: Story = { args: { title: `${longWords.lt} ${longWords.ru}` } };
