import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';

export const inline = primitiveStyle({ display: 'flex', minWidth: 0 });

export const aligns = primitiveVariants({
  start: { alignItems: 'flex-start' },
  centre: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justifies = primitiveVariants({
  between: { justifyContent: 'space-between' },
  centre: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});

export const wraps = primitiveVariants({ wrap: { flexWrap: 'wrap' } });
