import type { Meta, StoryObj } from '@storybook/react-vite';
// Vite's address of a file, which the linter takes for a module.
// oxlint-disable-next-line import/default
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { pdfOf } from './PdfViewer.fixtures.ts';
import { PdfViewer } from './PdfViewer.tsx';
import { currentHitName } from './highlights.ts';
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

/** The button to see it goes: the focus is on the document's name, from where a key reaches its tools. */
export const OpenedByKey: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: said(pdfViewerWords, 'view') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(args.title)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: said(pdfViewerWords, 'download') })).toHaveFocus();
  },
};

/** Zooming keeps the place that one reads in the middle. */
export const Zooming: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: { defaultOpen: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Adult life support, page 1', {}, { timeout: 20_000 });
    const view = canvas.getByRole('region', {
      name: said(pdfViewerWords, 'pages', { title: args.title }),
    });
    const second = canvas.getByRole('group', {
      name: said(pdfViewerWords, 'page', { page: 2, pages: 3 }),
    });
    const middle = () => {
      const [frame, box] = [view.getBoundingClientRect(), second.getBoundingClientRect()];
      return (frame.top + frame.height / 2 - box.top) / box.height;
    };
    view.scrollTop += second.getBoundingClientRect().top - view.getBoundingClientRect().top;
    await canvas.findByText('Adult life support, page 2', {}, { timeout: 20_000 });
    const field = canvas.getByLabelText(said(pdfViewerWords, 'pageNumber'));
    await waitFor(() => expect(field).toHaveValue('2'));
    const read = middle();
    for (const tool of ['zoomIn', 'zoomIn', 'zoomIn', 'zoomOut'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: said(pdfViewerWords, tool) }));
      await waitFor(() => expect(middle()).toBeCloseTo(read, 1));
      await expect(field).toHaveValue('2');
    }
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

/** What the status says of the nth of three places, which are on a page each. */
function hit(index: number): string {
  return said(pdfViewerWords, 'hit', { index, count: 3, page: index });
}

/** The words of the place that is looked at. */
function marked(): string {
  return [...(CSS.highlights.get(currentHitName) ?? [])].map((range) => textOf(range)).join(' ');
}

function textOf(range: AbstractRange): string {
  return range instanceof Range ? range.toString() : '';
}

/** The search knows pages that are not drawn yet; Enter goes on, Shift and Enter back, Escape ends it. */
export const Searching: Story = {
  tags: ['no-picture'],
  args: { defaultOpen: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole(
      'button',
      { name: said(pdfViewerWords, 'search') },
      { timeout: 20_000 },
    );
    await userEvent.click(button);
    const field = canvas.getByRole('textbox', { name: said(pdfViewerWords, 'search') });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'SUPPORT, p\u0101ge');
    await expect(await canvas.findByText(hit(1), {}, { timeout: 20_000 })).toBeVisible();
    await waitFor(() => expect(marked()).toBe('support, page'), { timeout: 20_000 });
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText(hit(3))).toBeVisible();
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(3));
    const last = await canvas.findByText('Adult life support, page 3', {}, { timeout: 20_000 });
    await waitFor(() => expect(marked()).toBe('support, page'), { timeout: 20_000 });
    const view = canvas.getByRole('region', {
      name: said(pdfViewerWords, 'pages', { title: args.title }),
    });
    const isInView = () => {
      const [frame, box] = [view.getBoundingClientRect(), last.getBoundingClientRect()];
      return box.top >= frame.top && box.bottom <= frame.bottom;
    };
    await waitFor(() => expect(isInView()).toBe(true));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByText(hit(2))).toBeVisible();
    await userEvent.type(field, ' 9');
    await expect(await canvas.findByText(said(pdfViewerWords, 'notFound'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(CSS.highlights.get(currentHitName)?.size).toBe(0);
    view.focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(canvas.getByRole('textbox', { name: said(pdfViewerWords, 'search') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    // The same key of a Russian layout; AltGr writes.
    const keyboardMap = [
      { code: 'ControlLeft', key: 'Control' },
      { code: 'AltLeft', key: 'Alt' },
      { code: 'KeyF', key: 'а' },
    ];
    view.focus();
    await userEvent.keyboard('{Control>}{Alt>}[KeyF]{/Alt}{/Control}', { keyboardMap });
    await expect(view).toHaveFocus();
    await userEvent.keyboard('{Control>}[KeyF]{/Control}', { keyboardMap });
    await expect(canvas.getByRole('textbox', { name: said(pdfViewerWords, 'search') })).toHaveFocus();
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
