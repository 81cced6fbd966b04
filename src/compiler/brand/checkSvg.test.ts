import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSvg } from './checkSvg.ts';

function image(inside: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;
}

function codes(text: string): string[] {
  return checkSvg('brands/x/logo.svg', text).map((problem) => problem.code);
}

describe('checkSvg', () => {
  it.each([
    ['shapes', '<g fill="#123456" stroke-width="2"><path d="M0 0h9"/><circle r="3"/></g>'],
    [
      'gradients of its own',
      '<defs><linearGradient id="a"/><radialGradient id="b" xlink:href="#a"/></defs><rect fill="url(#b)"/>',
    ],
    ['a quoted reference of its own', '<defs><mask id="m"/></defs><rect mask="url(\'#m\')"/>'],
    ['plain styles', '<rect style="fill:#fff;opacity:.5;stroke-width:2px"/>'],
    ['words', '<title>Data: Lantern</title><desc>url of nothing</desc>'],
  ])('takes %s', (_name, inside) => {
    expect(codes(image(inside))).toEqual([]);
  });

  it.each([
    ['<script/>'],
    ['<SCRIPT/>'],
    ['<a href="https://x.example"><path/></a>'],
    ['<image href="https://x.example/a.png"/>'],
    ['<use href="#a"/>'],
    ['<set attributeName="fill" to="red"/>'],
    ['<handler/>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>'],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['<filter id="f"/>'],
  ])('refuses the element %s', (inside) => {
    expect(codes(image(inside))).toEqual(['svg-element']);
  });

  it.each([
    ['onload="x()"'],
    ['ONLOAD="x()"'],
    ['onfocusin="x()"'],
    ['xml:base="https://x.example/"'],
    ['xmlns="http://www.w3.org/1999/xhtml"'],
  ])('refuses the attribute %s', (attribute) => {
    expect(codes(image(`<rect ${attribute}/>`))).toEqual(['svg-attribute']);
  });

  it.each([
    ['fill="url(https://x.example/a#b)"'],
    ['fill="URL( https://x.example/a#b )"'],
    ['fill="url(#a) url(//x.example)"'],
    ['fill="u\\72l(//x.example)"'],
    ['style="background:url(//x.example)"'],
    ['style="fill:u/**/rl(//x.example)"'],
    ['style="@import \'x\'"'],
    ['style="background:image-set(\'x\' 1x)"'],
    ['fill="&#117;rl(//x.example)"'],
    ['cursor="data:image/png,x"'],
  ])('refuses the reference %s', (attribute) => {
    expect(codes(image(`<rect ${attribute}/>`))).toEqual(['svg-reference']);
  });

  it.each(['javascript:alert(1)', '//x.example', 'a.svg#b', ' #a', '#', ''])('refuses a gradient like %j', (href) => {
    expect(codes(image(`<linearGradient id="g" href="${href}"/>`))).toEqual(['svg-reference']);
  });

  it('refuses entities before they are worth anything', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]>${image('<text>&b;</text>')}`;
    expect(codes(bomb)).toContain('svg-element');
    expect(codes(image('<text>&b;</text>'))).toEqual(['svg-syntax']);
  });

  it('says where the XML is not well formed', () => {
    const [found] = checkSvg('brands/x/logo.svg', `${image('')}\n<`);
    expect([found?.code, found?.place.line, found?.place.column]).toEqual(['svg-syntax', 2, 1]);
  });

  it('says where an element is that is refused', () => {
    const places = checkSvg('brands/x/logo.svg', image('\n<script/><path/>\n<g><handler/></g>')).map(
      ({ place }) => place,
    );
    expect(places.map(({ line, column }) => [line, column])).toEqual([
      [2, 1],
      [3, 4],
    ]);
  });

  it('names the attribute, where it is, and what to do', () => {
    const found = checkSvg('brands/x/logo.svg', image('\n<rect onload="x()" fill="url(//x.example)"/>'));
    expect(found.map(({ what, fix, place }) => [what, fix.split(' ')[0], place.line, place.column])).toEqual([
      ['The attribute "onload" is not allowed.', 'Draw', 2, 7],
      ['The attribute "fill" may reference a resource outside the image.', 'Reference', 2, 20],
    ]);
  });

  it('reports one syntax error, and nothing of what is in a refused element', () => {
    expect(codes('<svg a=1 b=2 <')).toEqual(['svg-syntax']);
    expect(codes(image('<x><y onload="x()"><z/></y></x><path onload="x()"/>'))).toEqual([
      'svg-element',
      'svg-attribute',
    ]);
    expect(codes(image('<?xml-stylesheet href="x"?>'))).toEqual(['svg-element']);
  });

  it('allows 64 KiB, and needs the namespace and a view box on the outermost element', () => {
    const filled = (length: number) => image(`<desc>${'x'.repeat(length - image('<desc></desc>').length)}</desc>`);
    expect([codes(filled(65_536)), codes(filled(65_537))]).toEqual([[], ['file-too-long']]);
    expect(checkSvg('brands/x/logo.svg', filled(65_537))[0]?.what).toBe('This image is larger than 64 KiB.');
    expect(codes('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>')).toEqual(['svg-syntax']);
    expect(codes('<g xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')).toContain('svg-element');
  });

  it('refuses what is not an image', () => {
    expect(codes('')).toEqual(['svg-syntax']);
    expect(codes('<html/>')).toContain('svg-element');
    expect(codes('<svg viewBox="0 0 9 9"/>')).toEqual(['svg-syntax']);
    expect(codes(`${image('')}<svg/>`)).toContain('svg-syntax');
  });

  it('never throws', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'<>/!?[]="\'& svgx:#') }),
    );
    fc.assert(
      fc.property(text, (inside) => {
        expect(Array.isArray(codes(inside))).toBe(true);
        expect(Array.isArray(codes(image(inside)))).toBe(true);
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});
