import remarkGfm from 'remark-gfm';

/** Markdown tables are GitHub's addition to Markdown. */
export const mdxCompileOptions = { remarkPlugins: [remarkGfm] };
