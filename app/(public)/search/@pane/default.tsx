export default function NoPane() {
  return null;
}
