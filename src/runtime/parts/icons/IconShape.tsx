/** An outline on a grid of 24, drawn with one stroke in the colour of its text. It is hidden from screen readers. */
export function IconShape({ path, size = 20 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 24 24" style={{ flex: 'none' }}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
