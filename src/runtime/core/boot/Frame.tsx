import { drawFrame } from './drawFrame.ts';

/** The frame that the page was opened with, in React's hands: it gets ready while the console is on its way. */
export function Frame() {
  return (
    <div
      ref={(element) => {
        if (element !== null) drawFrame(element);
      }}
    />
  );
}
