import { drawFrame } from './drawFrame.ts';

/** The static frame of the page as a React component, shown while the console loads. */
export function Frame() {
  return (
    <div
      ref={(element) => {
        if (element !== null) drawFrame(element);
      }}
    />
  );
}
