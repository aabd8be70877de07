/**
 * The types of photograph imports (build/photos/plugin.ts). `asha.jpg?portrait` is the photograph, cropped for a slot
 * of `photoSlots`. `asha.jpg?focus=50,20&portrait` also names a point to keep in the crop, here at 50% of the width and
 * 20% of the height. Each slot needs two declarations, one with `?` and one with `&`.
 */
declare module '*?hero' {
  const photo: import('./photo.ts').Photo<'hero'>;
  export default photo;
}
declare module '*&hero' {
  const photo: import('./photo.ts').Photo<'hero'>;
  export default photo;
}
declare module '*?card' {
  const photo: import('./photo.ts').Photo<'card'>;
  export default photo;
}
declare module '*&card' {
  const photo: import('./photo.ts').Photo<'card'>;
  export default photo;
}
declare module '*?scene' {
  const photo: import('./photo.ts').Photo<'scene'>;
  export default photo;
}
declare module '*&scene' {
  const photo: import('./photo.ts').Photo<'scene'>;
  export default photo;
}
declare module '*?portrait' {
  const photo: import('./photo.ts').Photo<'portrait'>;
  export default photo;
}
declare module '*&portrait' {
  const photo: import('./photo.ts').Photo<'portrait'>;
  export default photo;
}
