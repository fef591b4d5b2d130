/** Returns a picture's sharpness: the variance of its second derivative, in greys of 0 to 255. */
export const measureSharpness = (rgba: ArrayLike<number>, width: number): number => {
  const greyAt = (at: number): number =>
    0.3 * (rgba[at * 4] ?? 0) + 0.6 * (rgba[at * 4 + 1] ?? 0) + 0.1 * (rgba[at * 4 + 2] ?? 0);
  const height = Math.floor(rgba.length / 4 / width);
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = greyAt(at - 1) + greyAt(at + 1) + greyAt(at - width) + greyAt(at + width);
      const edge = around - 4 * greyAt(at);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
};
