import { mark } from './DrawnMark.css.ts';

/** An institution's mark as lines, in the text colour. */
export function DrawnMark({ paths }: { paths: readonly string[] }) {
  return (
    <svg className={mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
