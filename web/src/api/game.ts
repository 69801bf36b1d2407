export interface CityStanding { seat: number; pieces: number; to_majority: number }
export interface PlaceView {
  id: string; name: string; kind: 'city' | 'town'; region: string; open: boolean; value: number | null;
  scored: boolean; spaces: (number | null)[]; pieces: number[]; empty_spaces: number; centre: number;
  expansion: boolean; boom: boolean; standings: CityStanding[];
}
export interface RegionTile { id: string; kind: string; first: number; second: number; third: number }
export interface RegionStanding { seat: number; rank: number; pieces: number; gain: number }
export interface RegionView {
  id: string; name: string; open: boolean; tile: RegionTile | null; scored: boolean; tie_breaker: number | null;
  tie_breaker_piece: boolean; missing: string[]; standings: RegionStanding[];
}
export interface TrackSpace { influence: number; red_zone: boolean; taken: boolean; region: string | null }
export interface PlayerView { seat: number; name: string; colour: string; influence: number; money: number }
export interface View {
  phase: string; actor: number | null; players: PlayerView[]; places: PlaceView[]; regions: RegionView[];
  track: TrackSpace[]; boom: string | null; turn: number;
}
