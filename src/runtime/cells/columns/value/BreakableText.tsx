/** A text; an e-mail address that needs two lines is divided before its @. */
export function BreakableText({ text }: { readonly text: string }) {
  const at = text.indexOf('@');
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
